import { postCopy } from '../../content/blog.ts';
import { HeartBolt } from './heart-bolt.tsx';

const ink = '#14233b';
const copper = '#a8481f';
const sheet = '#fffdfa';

/** On the ground floor the door and the cabinet stand in the place of two windows. */
const taken = new Set(['4 2', '5 2']);

const windows = [94, 186, 278].flatMap((y, floor) =>
  [196, 286, 376, 466, 556, 646, 736, 826, 916]
    .map((x, column) => ({ x, y, place: `${column} ${floor}`, curtain: (column + floor) % 4 === 0 }))
    .filter(({ place }) => !taken.has(place)),
);

function Building() {
  return (
    <g>
      <path d="M170 70h830v290H170z" fill={sheet} />
      <path d="M156 70h858" strokeWidth={3} />
      <path d="M170 162h830M170 168h830M170 254h830M170 260h830" />
      {windows.map(({ x, y, place, curtain }) => (
        <path
          key={place}
          d={`M${x} ${y}h58v44h-58zM${x + 29} ${y}v44M${x} ${y + 15}h58`}
          fill={curtain ? '#f4ecdf' : '#faf7f2'}
          strokeWidth={1.2}
        />
      ))}
      <path d="M550 360v-86h76v86M588 274v86M582 314v8M594 314v8" />
      <path d="M585 70V22" />
      <path d="M585 24h44l-9 10 9 10h-44" fill={copper} stroke={copper} />
      <path
        d="M1075 360v-98M1075 278c-34 0-46-24-40-46 4-24 22-38 40-38s38 14 41 38c4 22-8 46-41 46z"
        fill="#faf7f2"
      />
      <path d="m1075 250 14-14M1075 268l-16-18" strokeWidth={1.2} />
    </g>
  );
}

/** Copper, as every dimension is; post.css sets the size of their words. */
function Dimensions() {
  return (
    <g stroke={copper}>
      <path d="M170 408h830M170 398v20M1000 398v20M184 402l-14 6 14 6M986 402l14 6-14 6" />
      <path d="M112 70v290M102 70h20M102 360h20M106 84l6-14 6 14M106 346l6 14 6-14" />
      <text className="dimension" x="585" y="417" textAnchor="middle">
        {postCopy.dimensions.length}
      </text>
      <text className="dimension" x="112" y="224" textAnchor="middle" transform="rotate(-90 112 215)">
        {postCopy.dimensions.height}
      </text>
    </g>
  );
}

/** A school of three floors in elevation, with what the rule measures. The picture is 1200 by 470. */
export function BuildingDrawing() {
  const marks = Array.from({ length: 60 }, (_, n) => `M${n * 18 + 70} 372l8-10`).join('');
  return (
    <g stroke={ink} strokeWidth={1.6} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d="M60 360h1080" strokeWidth={2} />
      <path d={marks} stroke="#8a7d6b" strokeWidth={1} />
      <Building />
      <circle cx="671" cy="299" r="47" fill={copper} fillOpacity={0.1} stroke="none" />
      <rect x="648" y="272" width="46" height="54" rx="4" fill={copper} stroke={copper} />
      <HeartBolt x={671} y={302} width={30} />
      <Dimensions />
    </g>
  );
}
