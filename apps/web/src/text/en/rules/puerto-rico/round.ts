/** English, Puerto Rico: the round, the choice of roles, and what is done without asking. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { players } from '../../words.ts'

export const round = (f: RuleNumbers) => ({
  round: {
    title: 'The round',
    lead: 'The governor chooses a role, everybody carries it out, then the next player chooses. When all have chosen, a new governor begins.',
    pieces: {
      'PR-ROUND-1': `The governor is the first to choose a role; then each other player chooses one, clockwise. With ${players(f.two.players)} each chooses several times, see [[two-players]].`,
      'PR-ROUND-2':
        'A role that is chosen starts its **phase** at once. The one who chose it acts first, then the others clockwise **from there**, once each. Different are only the [[captain]] (several turns each), the [[prospector]] (nobody else acts), and the settler with a [[library]] (another tile at the end).',
      'PR-ROUND-3':
        'When the phase is over, the next player clockwise chooses among the roles that are left.',
      'PR-ROUND-4':
        'You must choose a role when it is your turn, even if it helps you nothing. The card stays with you until the round ends; nobody can choose it again in this round. Several prospectors are cards of their own, each with its own doubloons.',
      'PR-ROUND-5':
        'Doubloons that lie on the card are yours at once, before anything else happens. A builder can spend them in the same phase.',
      'PR-ROUND-6':
        'Every role has an **action** for everybody and a **privilege** for the one who chose it. The prospector has only a privilege.',
      'PR-ROUND-7':
        'You may decline an action or a privilege. The exception is the captain: whoever can load must load.',
      'PR-ROUND-8':
        'A privilege that improves the action is nothing without the action: no building, no cheaper price; no sale, no extra doubloon; no load, no extra VP; no production, no extra barrel.',
      'PR-ROUND-9': [
        'At the end of a round, in this order:',
        'If something has happened that ends the game, it ends now.',
        'A doubloon is laid on every role card that nobody chose, whatever lies there already.',
        'All role cards are returned.',
        'The governor card goes to the next player clockwise, who begins the new round.',
      ],
      'PR-ROUND-10': 'Doubloons on a role card add up without limit until somebody chooses it.',
      'PR-RUL-7': `Each card left over gets one doubloon, whether there are ${f.full.rolesLeft} of them or, with ${players(f.two.players)}, only ${f.two.rolesLeft}.`,
      'PR-RUL-46':
        'The privileges of mayor and prospector need no action. The settler’s privilege is part of taking a tile.',
      'PR-RUL-54':
        'You may choose a role that nobody can use. Its phase still runs: supplies are filled, barrels stored, ships and house emptied as usual.',
    },
  },
  automatic: {
    title: 'What is done for you',
    lead: 'You are asked only where there is something to decide. Everything else happens by itself and is shown.',
    pieces: {
      'PR-DEC-1':
        'Never asked: doubloons on a role card, dealing the colonist ship, production, money and VP that buildings give, the captain’s VP, the privileges of builder, trader and prospector, discounts, filling the ship and turning up plantations, emptying ships and trading house, and where a tile lies on island or city.',
      'PR-DEC-2 PR-RUL-60':
        'Where a single answer is legal, a pass included, it is given without asking.',
      'PR-DEC-3':
        'Bots keep as much as they can when barrels are stored, and place colonists by the kind of tile; people are not bound to that.',
      'PR-RUL-9':
        'You are asked where declining can matter: a quarry, the extra colonist, the extra barrel, hacienda, hospice, university, building, selling, wharves. Pure gains are simply given. With the option “decline production” you may also leave out your whole production, never a part of it.',
      'PR-RUL-59': `Some answers are given in one go: how many extra colonists the mayor takes is a single number. Extra barrels of the craftsman are taken one at a time; who passes the first gives up the next too. Prospector cards with equal doubloons are one and the same choice.`,
    },
  },
})
