import { env } from '../platform/current-env.ts';

/** The firm's address, to write to with one press. */
export function ContactLink() {
  return (
    <p>
      <a className="link" href={`mailto:${env.contactEmail}`}>
        <span>{env.contactEmail}</span>
      </a>
    </p>
  );
}
