/** Seat 0 has 10 colonists for 22 circles once it has taken the mayor and his extra colonist. */
export const CROWDED = {
  governor: 0,
  seats: [
    {
      island: { corn: 3, indigo: 3, sugar: 3, quarry: 3 },
      buildings: {
        indigoPlant: 0,
        sugarMill: 0,
        smallMarket: 0,
        hacienda: 0,
        office: 0,
        harbor: 0,
      },
      sanJuan: 8,
    },
    {},
    {},
  ],
}
