/** A reference that the shop's proxy signed: the client's 32 hex digits, a hyphen, and 16 of its signature. */
export const signedReference = /^([0-9a-f]{32})-([0-9a-f]{16})$/;
