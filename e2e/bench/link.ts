import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface LinkSpeed {
  /** In each direction, shared by all connections. */
  readonly bytesPerSecond: number
  /** Round-trip time, ms. */
  readonly roundTrip: number
}

export interface Link {
  /** The proxy address for a browser; its traffic goes over this link. */
  readonly server: string
  readonly close: () => void
}

const SEGMENT = 1460
/** How much a connection may have in flight before anything was received, and at most (TCP's congestion window). */
const INITIAL_WINDOW = 10 * SEGMENT
const MAX_WINDOW = 64 * 1024

/**
 * Simulates a phone's link, with what DevTools' throttle leaves out: a connection takes a round trip before its first
 * byte, starts slowly (as TCP does), and shares the link with the others. No packets are lost, and there is no TLS.
 */
export async function openLink({ bytesPerSecond, roundTrip }: LinkSpeed): Promise<Link> {
  const lane = (): Lane => makeLane(bytesPerSecond, roundTrip / 2)
  const [up, down] = [lane(), lane()]
  const sockets = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    // The end of the other socket ends this one; a page that closes resets its connections.
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const relay = async (browser: Socket): Promise<void> => {
    const server = track(connect(await requestedPort(browser), 'localhost'))
    // The connection's handshake takes a round trip before any data is sent.
    setTimeout(() => {
      browser.write(CONNECTED)
      pipeThrough(browser, server, up)
      pipeThrough(server, browser, down)
    }, roundTrip)
  }
  // A profile that closes aborts connections that it has only begun to request.
  const proxy = createServer((browser) => void relay(track(browser)).catch(() => browser.destroy()))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    server: `socks5://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const CONNECTED = Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0)

/** The port requested by the browser (SOCKS 5); every host name is treated as this machine. */
async function requestedPort(browser: Socket): Promise<number> {
  await once(browser, 'data')
  browser.write(Uint8Array.of(5, 0))
  const [request] = (await once(browser, 'data')) as [Buffer]
  browser.pause()
  return request.readUInt16BE(request.length - 2)
}

interface Lane {
  /** Sends so many bytes after those already in flight; calls back when they arrive. */
  readonly send: (bytes: number, arrived: () => void) => void
  readonly latency: number
}

function makeLane(bytesPerSecond: number, latency: number): Lane {
  let freeAt = 0
  const inFlight: (() => void)[] = []
  return {
    latency,
    send(bytes, arrived) {
      const now = performance.now()
      freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000
      inFlight.push(arrived)
      // Timers round to milliseconds and may fire out of order: what was sent first arrives first.
      setTimeout(() => inFlight.shift()!(), freeAt - now + latency)
    },
  }
}

/**
 * One direction of a connection: each acknowledged chunk frees its room in the window and enlarges the window by as
 * much.
 */
function pipeThrough(from: Socket, to: Socket, lane: Lane): void {
  let window = INITIAL_WINDOW
  let unacknowledged = 0
  const pump = (): void => {
    while (unacknowledged < window && from.readableLength > 0) {
      const chunk = from.read(Math.min(SEGMENT, from.readableLength)) as Buffer
      unacknowledged += chunk.length
      lane.send(chunk.length, () => {
        to.write(chunk)
        setTimeout(() => {
          unacknowledged -= chunk.length
          window = Math.min(window + chunk.length, MAX_WINDOW)
          pump()
        }, lane.latency)
      })
    }
  }
  from.on('readable', pump)
  from.on('end', () => lane.send(0, () => to.end()))
  pump()
}
