const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** How the browser is started: quiet, and able to run as root inside a container. */
export const chromium = {
  ...(executable ? { executablePath: executable } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
