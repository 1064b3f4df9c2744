import { defineWeek } from '../../layouts/week/week.ts';

export const week = defineWeek([
  {
    key: 'nol_preparacion',
    name: 'Preparación de la enseñanza y evaluación de aprendizajes',
    minutes: 390,
  },
  {
    key: 'nol_colaborativo',
    name: 'Trabajo colaborativo y coordinación con docentes y equipo de aula',
    minutes: 180,
  },
  { key: 'nol_evaluacion', name: 'Evaluación diagnóstica, registros y expedientes PIE', minutes: 180 },
  { key: 'nol_familias', name: 'Atención y orientación a las familias', minutes: 90 },
  {
    key: 'nol_reuniones',
    name: 'Reuniones técnicas, consejo de profesores y reflexión pedagógica',
    minutes: 120,
  },
]);
