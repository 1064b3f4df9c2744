declare module 'virtual:page' {
  export const page: import('./element.ts').ElementData[];
}
