/** Puts the drawings that do not stand in the page into it, once: whoever shows one of them imports this file. */
import drawings from 'virtual:drawings'

const MARK = 'later-drawings'

if (document.getElementById(MARK) === null) {
  document.body.insertAdjacentHTML('afterbegin', drawings)
  document.body.firstElementChild?.setAttribute('id', MARK)
}
