/** Tells errors that belong to no test, each in one line as those of tests: they alone make a run fail, too. */
export default class ErrorsBesideTests {
  /** @param {readonly unknown[]} _files @param {readonly { name?: string, message?: string }[]} errors */
  onTestRunEnd(_files, errors) {
    for (const { name = 'Error', message = '' } of errors)
      console.log(`FAILED beside all tests: ${name}: ${message.split('\n', 1)[0]}`)
  }
}
