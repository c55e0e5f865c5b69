// Takes the place of the federation's logger.js: the console with a prefix, without stack traces, other places to write
// to, and what a bundler says.
export function createLogger(prefix) {
  const to =
    (method) =>
    (...words) =>
      console[method](prefix, ...words)
  const info = to('info')
  return { log: to('log'), warn: to('warn'), error: to('error'), info, success: info, ready: info, debug() {} }
}

const bindLoggerToCompiler = () => {}
const logger = createLogger('[ Module Federation ]')

export { bindLoggerToCompiler, createLogger as createInfrastructureLogger, logger as infrastructureLogger, logger }
