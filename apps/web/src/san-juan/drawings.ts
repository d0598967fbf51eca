/** The drawings of San Juan: whoever shows the game imports this file. */
import '../art/drawings.ts'
