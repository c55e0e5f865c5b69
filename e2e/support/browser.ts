const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/**
 * The browser's address bar is two more pages beside each of ours: half of the processor time of a short test. Only the
 * last list of disabled features counts, so this one repeats Playwright's.
 */
const UNWANTED_FEATURES = [
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

const launchOptions = (without: readonly string[]) => ({
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
export const chromium = launchOptions(UNWANTED_FEATURES)

/** For tests: without the spare renderer for the next page, an extra process for each test that opens a single page. */
export const chromiumForTests = launchOptions([...UNWANTED_FEATURES, 'SpareRendererForSitePerProcess'])
