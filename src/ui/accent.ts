// The accent and its shades, for the tokens of styles/theme.css and for code that can't read a CSS variable.
export const accent = '#A8481F'; // main action, section numbers
export const accent700 = '#86370F'; // hover / active, small text on tints
export const accent300 = '#EBA97C'; // on ink
export const accent100 = '#F7E8DC'; // tint
