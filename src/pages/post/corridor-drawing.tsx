import { HeartBolt } from './heart-bolt.tsx';

const ink = '#14233b';
const copper = '#a8481f';
const sheet = '#fffdfa';
const paper = '#faf7f2';
const folder = '#f4ecdf';

/** A classroom door with its window, x units from the left. */
function Door({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 520V222h128v298" fill={folder} strokeWidth={2} />
      <path d="M14 520V236h100v284" strokeWidth={1.2} />
      <path d="M38 262h52v96H38zM64 262v96" fill={sheet} strokeWidth={1.2} />
      <path d="M98 392v22" strokeWidth={3} />
    </g>
  );
}

function Window() {
  return (
    <g>
      <path d="M796 226h200v146H796z" fill={folder} strokeWidth={2} />
      <path
        d="M944 372v-44M944 346c-20 0-27-14-24-28 3-14 13-22 24-22s21 8 24 22c3 14-4 28-24 28z"
        fill={paper}
      />
      <path d="M796 352c40-14 76-14 112-6" strokeWidth={1.2} />
      <path d="M896 226v146M796 274h200" />
      <path d="M784 372h224v10H784z" fill={sheet} />
    </g>
  );
}

/** Hooks with a school bag, and the board where the school pins its news. */
function Wall() {
  return (
    <g strokeWidth={1.3}>
      <path d="M342 356h124v12H342z" fill={folder} />
      <path d="M360 368v10a5 5 0 0 0 10 0M399 368v10a5 5 0 0 0 10 0M438 368v10a5 5 0 0 0 10 0" />
      <path d="M357 386c0-11 16-11 16 0" />
      <path d="M342 396q0-10 10-10h26q10 0 10 10v50q0 4-4 4h-38q-4 0-4-4z" fill={paper} />
      <path d="M342 404q23 12 46 0M350 422h30v20h-30zM365 409v7" />
      <path d="M342 228h124v92H342z" fill={folder} strokeWidth={1.8} />
      <path d="M354 240h34v42h-34zM360 250h22M360 257h22M360 264h14" fill={sheet} />
      <path d="M398 246h26v32h-26zM403 254h16M403 260h10" fill={sheet} />
      <path
        d="M432 240h24v32h-24zM360 292h40v18h-40zM412 288h44v22h-44zM418 296h30M418 302h20"
        fill={sheet}
      />
    </g>
  );
}

function Bench() {
  return (
    <g>
      <path d="M806 452h180v12H806z" fill={sheet} />
      <path d="M826 464v56M966 464v56M826 496h140" />
      <circle cx="1014" cy="505" r="15" fill={folder} strokeWidth={1.3} />
      <path d="M1000 499c9 5 19 5 28 0M1014 490v30" strokeWidth={1} />
    </g>
  );
}

/** What it is about: the cabinet at hand height, and the sign above it that is seen from afar. */
function Cabinet() {
  return (
    <g>
      <circle cx="626" cy="338" r="142" fill={copper} fillOpacity={0.08} stroke="none" />
      <path d="M581 158h90v88h-90z" fill={copper} stroke={copper} />
      <HeartBolt x={626} y={190} width={40} />
      <text
        x="626"
        y="236"
        textAnchor="middle"
        fontSize="22"
        fontWeight="700"
        letterSpacing="2"
        fill={sheet}
        stroke="none"
      >
        DEA
      </text>
      <path d="M556 278h140v158H556z" fill={sheet} stroke={copper} strokeWidth={3} />
      <path d="M568 290h116v134H568z" stroke={copper} strokeWidth={1.4} fill={paper} />
      <path d="M604 330v-10q0-10 10-10h24q10 0 10 10v10" stroke={copper} strokeWidth={4} />
      <rect x="584" y="330" width="84" height="76" rx="8" fill={copper} stroke={copper} />
      <HeartBolt x={626} y={369} width={42} />
      <path d="M576 346v26" stroke={copper} strokeWidth={4} />
      <path d="M672 300l-26 30M664 300l-14 16" stroke={copper} strokeWidth={1} />
      <path
        d="M712 296h44v64h-44zM719 306h30M719 314h30M719 322h22M719 336h30M719 344h18"
        fill={paper}
        strokeWidth={1.2}
      />
    </g>
  );
}

/**
 * A school corridor seen from the front. What matters stands in its middle, so that it can be cut as a band at the
 * head of a post and nearly square in a card.
 */
export function CorridorDrawing() {
  const marks = Array.from({ length: 67 }, (_, n) => `M${n * 18 + 4} 540l8-10`).join('');
  return (
    <g stroke={ink} strokeWidth={1.6} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d="M-10 124h1220v396H-10z" fill={sheet} stroke="none" />
      <path d="M-10 404h1220v116H-10z" fill={paper} stroke="none" />
      <path d="M-10 404h1220" strokeWidth={1.2} />
      <path d="M-10 116h1220M-10 124h1220" />
      <path
        d="M250 124v16M330 124v16M232 140h116v9H232zM846 124v16M926 124v16M828 140h116v9H828z"
        fill={sheet}
      />
      <path d="M-10 508h1220" strokeWidth={1.2} />
      <path d="M-10 520h1220" strokeWidth={2} />
      <path d={marks} stroke="#8a7d6b" strokeWidth={1} />
      <Door x={120} />
      <path d="M266 300h40v24h-40zM272 308h28M272 315h18" fill={paper} strokeWidth={1.2} />
      <Wall />
      <Cabinet />
      <Window />
      <Bench />
      <Door x={1046} />
    </g>
  );
}
