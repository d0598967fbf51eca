/** English: what each building does, in our own words (numbers by §12A, §12C and §14 of the rules). */
export const buildings = {
  smallIndigoPlant: {
    short: 'makes up to 1 indigo',
    text: 'Room for 1 colonist. With an occupied indigo plantation it makes 1 barrel of indigo when the craftsman works.',
  },
  smallSugarMill: {
    short: 'makes up to 1 sugar',
    text: 'Room for 1 colonist. With an occupied sugar plantation it makes 1 barrel of sugar when the craftsman works.',
  },
  indigoPlant: {
    short: 'makes up to 3 indigo',
    text: 'Room for 3 colonists. Each makes 1 barrel of indigo when the craftsman works, as far as occupied indigo plantations reach.',
  },
  sugarMill: {
    short: 'makes up to 3 sugar',
    text: 'Room for 3 colonists. Each makes 1 barrel of sugar when the craftsman works, as far as occupied sugar plantations reach.',
  },
  tobaccoStorage: {
    short: 'makes up to 3 tobacco',
    text: 'Room for 3 colonists. Each makes 1 barrel of tobacco when the craftsman works, as far as occupied tobacco plantations reach.',
  },
  coffeeRoaster: {
    short: 'makes up to 2 coffee',
    text: 'Room for 2 colonists. Each makes 1 barrel of coffee when the craftsman works, as far as occupied coffee plantations reach.',
  },
  smallMarket: {
    short: '+1 doubloon for a sale',
    text: 'You get 1 doubloon more when you sell to the trading house.',
  },
  hacienda: {
    short: 'draws an extra plantation',
    text: 'On your settler turn you may first draw a face-down plantation. It goes on your island whatever it is; then you take a tile as usual.',
  },
  constructionHut: {
    short: 'takes quarries',
    text: 'On your settler turn you may take a quarry instead of a plantation, even if somebody else is the settler.',
  },
  smallWarehouse: {
    short: 'stores 1 kind of goods',
    text: 'When barrels are stored after loading, you keep all barrels of 1 kind besides the single barrel everybody keeps. You must still load.',
  },
  hospice: {
    short: 'colonist on a new tile',
    text: 'When you take a plantation or quarry as settler or after him, you may put 1 colonist from the supply on it at once. Tiles drawn by the hacienda get none.',
  },
  office: {
    short: 'sells a kind again',
    text: 'You may sell a kind of goods that already lies in the trading house. A full house still buys nothing.',
  },
  largeMarket: {
    short: '+2 doubloons for a sale',
    text: 'You get 2 doubloons more when you sell to the trading house; together with the small market 3.',
  },
  largeWarehouse: {
    short: 'stores 2 kinds of goods',
    text: 'When barrels are stored after loading, you keep all barrels of 2 kinds besides the single barrel everybody keeps. You must still load.',
  },
  factory: {
    short: 'doubloons for many kinds',
    text: 'After your production you get doubloons for different kinds of goods: 2 kinds bring 1, 3 bring 2, 4 bring 3, all 5 bring 5.',
  },
  university: {
    short: 'colonist on a new building',
    text: 'When you build, you may put 1 colonist from the supply on the new building at once. It does not do so for itself.',
  },
  harbor: {
    short: '+1 VP with each load',
    text: 'You get 1 VP more every time you load barrels in the captain phase.',
  },
  wharf: {
    short: 'own ship for 1 kind',
    text: 'Once in each captain phase you may load all your barrels of 1 kind on a ship of your own, whatever the other ships carry: 1 VP for each.',
  },
  guildHall: {
    short: 'VP for production buildings',
    text: 'At the end, with a colonist: 1 VP for each of your small production buildings (small indigo plant, small sugar mill) and 2 VP for each other one.',
  },
  residence: {
    short: 'VP for a full island',
    text: 'At the end, with a colonist: 4 VP for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for all 12.',
  },
  fortress: {
    short: 'VP for colonists',
    text: 'At the end, with a colonist: 1 VP for every 3 of your colonists.',
  },
  customsHouse: {
    short: 'VP for VP chips',
    text: 'At the end, with a colonist: 1 VP for every 4 of your VP chips. The VP of buildings are no chips.',
  },
  cityHall: {
    short: 'VP for violet buildings',
    text: 'At the end, with a colonist: 1 VP for each of your violet buildings, this one included.',
  },
  aqueduct: {
    short: '+1 indigo, +1 sugar',
    text: 'When you produce indigo and your indigo plant (not the small one) has a colonist, you get 1 indigo more. The same with sugar and the sugar mill.',
  },
  forestHouse: {
    short: 'plants forests',
    text: 'You may lay a face-up plantation you take face down as a forest. Every 2 forests make each building 1 doubloon cheaper for you.',
  },
  blackMarket: {
    short: 'pays with other things',
    text: 'When you build and your doubloons do not reach, you may give up 1 colonist, 1 VP chip and 1 barrel: each stands for 1 missing doubloon.',
  },
  storehouse: {
    short: 'stores 3 more barrels',
    text: 'When barrels are stored after loading, you keep 3 more single barrels of any kinds.',
  },
  guesthouse: {
    short: '2 guests who go to work',
    text: 'Room for 2 guests. In any phase but the mayor’s you may send them to empty circles of your island or city, which then work at once.',
  },
  tradingPost: {
    short: 'sells beside the house',
    text: 'You may sell your barrel here instead of in the trading house: any kind, at the usual price, even if the house is full. Markets add nothing.',
  },
  church: {
    short: 'VP when you build',
    text: 'When you build something of the second or third column you get 1 VP, of the fourth column 2 VP, of the first none.',
  },
  smallWharf: {
    short: 'own ship for any barrels',
    text: 'Once in each captain phase you may load any of your barrels, kinds mixed, on a ship of your own: 1 VP for every 2 barrels.',
  },
  lighthouse: {
    short: '+1 doubloon with each load',
    text: 'You get 1 doubloon every time you load barrels in the captain phase, and 1 more when you are the captain yourself.',
  },
  library: {
    short: 'doubles your privilege',
    text: 'The privilege of a role you take counts twice. As settler you may take a second tile after all others: a plantation, or a quarry with the construction hut.',
  },
  specialtyFactory: {
    short: 'doubloons for one kind',
    text: 'At the end of a craftsman phase you get 1 doubloon less than the barrels of your most produced kind. Corn does not count.',
  },
  unionHall: {
    short: 'VP before you load',
    text: 'In the captain phase, before your first load, you get 1 VP for every 2 barrels of the same kind that you hold. You keep the barrels.',
  },
  cloister: {
    short: 'VP for sets of tiles',
    text: 'At the end, with a colonist: 1 set of 3 equal island tiles brings 1 VP, 2 sets bring 3, 3 sets 6, 4 sets 10.',
  },
  statue: {
    short: '8 VP, no colonist needed',
    text: 'Worth 8 VP by itself. It has no circle, needs no colonist and does nothing else.',
  },
}
