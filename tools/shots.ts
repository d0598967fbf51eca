/**
 * `npm run shots`: the page in every phase and size, light and dark, as pictures in docs/shots/. Words behind `--` make only the
 * pictures whose names contain one of them. With `--beside FOLDER` our screens are laid beside the pictures of that folder that show
 * the same (shots/beside.ts says which), at their sizes, as sheets in docs/shots/beside/; a second folder may hold how it was before.
 */
import { takeBeside } from './shots/beside.ts'
import { takeGallery } from './shots/gallery.ts'

const FOLDER = 'docs/shots'
const BESIDE = '--beside'

const args = process.argv.slice(2)
const folders = args.filter((_, at) => args[at - 1] === BESIDE)
const words = args.filter((word, at) => word !== BESIDE && args[at - 1] !== BESIDE)
if (args.includes(BESIDE)) await takeBeside(folders, `${FOLDER}/beside`, words)
else await takeGallery(FOLDER, words)
