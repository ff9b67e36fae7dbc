/** Icons as paths in a 24 × 24 box: a tick, a cross, a pencil, a sheet, a clock. */
export const ICONS = {
  agree: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.6 14.4-4.2-4.2 1.5-1.5 2.7 2.7 5.9-5.9 1.5 1.5-7.4 7.4Z',
  refuse:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM8.5 7 12 10.5 15.5 7 17 8.5 13.5 12l3.5 3.5-1.5 1.5-3.5-3.5L8.5 17 7 15.5l3.5-3.5L7 8.5 8.5 7Z',
  change: 'm3 21 1-5L16.5 3.5l4 4L8 20l-5 1Z',
  proof: 'M5 2h9l5 5v15H5V2Zm3 9v2h8v-2H8Zm0 4v2h8v-2H8Zm5-11v4h4l-4-4Z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 4h2v5.5l4 2.4-1 1.7-5-3V6Z',
} as const
