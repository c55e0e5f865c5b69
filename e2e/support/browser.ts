const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/**
 * The browser's own address bar is two pages more beside each of ours, half of the processor's time of a short test.
 * The last list counts, so this one repeats what Playwright turns off.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const started = (without: readonly string[]) => ({
  ...(executable ? { executablePath: executable } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${without.join(',')}`,
  ],
})

/** How the browser is started: quiet, and able to run as root inside a container. */
export const chromium = started(unwanted)

/** For tests: no renderer that stands ready for the next page, a process more for each test that opens a single one. */
export const chromiumOfTests = started([...unwanted, 'SpareRendererForSitePerProcess'])
