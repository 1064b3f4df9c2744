/** The 16 regions of Chile, from north to south, with their full official names. */
export const regions = [
  'Región de Arica y Parinacota',
  'Región de Tarapacá',
  'Región de Antofagasta',
  'Región de Atacama',
  'Región de Coquimbo',
  'Región de Valparaíso',
  'Región Metropolitana de Santiago',
  "Región del Libertador General Bernardo O'Higgins",
  'Región del Maule',
  'Región de Ñuble',
  'Región del Biobío',
  'Región de La Araucanía',
  'Región de Los Ríos',
  'Región de Los Lagos',
  'Región de Aysén del General Carlos Ibáñez del Campo',
  'Región de Magallanes y de la Antártica Chilena',
] as const;

/**
 * Returns the name without «Región de», for a list whose label already says «Región». A phone has no room for the
 * longest names.
 */
export const shortRegion = (region: string): string => region.replace(/^Región (?:del? )?/, '');
