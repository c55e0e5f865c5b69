import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface LinkSpeed {
  /** Each way, of all connections together. */
  readonly bytesPerSecond: number
  /** There and back, ms. */
  readonly roundTrip: number
}

export interface Link {
  /** A browser's proxy: what goes through it goes over this link. */
  readonly server: string
  readonly close: () => void
}

const SEGMENT = 1460
/** What a connection may send before anything was received, and what it may ever have on its way. */
const FIRST_WINDOW = 10 * SEGMENT
const LAST_WINDOW = 64 * 1024

/**
 * A link as a phone has it, with what DevTools' throttle leaves out: a connection takes a round trip before its first
 * byte, starts slowly (as TCP does), and shares the link with the others. Nothing is lost on it, and it has no TLS.
 */
export async function openLink({ bytesPerSecond, roundTrip }: LinkSpeed): Promise<Link> {
  const lane = (): Lane => makeLane(bytesPerSecond, roundTrip / 2)
  const [up, down] = [lane(), lane()]
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    // The other end's own ending ends this one; a page that goes breaks its connections off.
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const join = async (browser: Socket): Promise<void> => {
    const server = keep(connect(await askedFor(browser), 'localhost'))
    // The connection's own question and answer pass the link before anything that is sent.
    setTimeout(() => {
      browser.write(CONNECTED)
      carry(browser, server, up)
      carry(server, browser, down)
    }, roundTrip)
  }
  // A profile that is closed breaks off what it has only begun to ask.
  const proxy = createServer((browser) => void join(keep(browser)).catch(() => browser.destroy()))
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

/** The port that a browser asks for by SOCKS 5; every name is this machine. */
async function askedFor(browser: Socket): Promise<number> {
  await once(browser, 'data')
  browser.write(Uint8Array.of(5, 0))
  const [question] = (await once(browser, 'data')) as [Buffer]
  browser.pause()
  return question.readUInt16BE(question.length - 2)
}

interface Lane {
  /** Sends so many bytes behind what is on its way; calls back when they are there. */
  readonly send: (bytes: number, arrived: () => void) => void
  readonly latency: number
}

function makeLane(bytesPerSecond: number, latency: number): Lane {
  let freeAt = 0
  const onTheWay: (() => void)[] = []
  return {
    latency,
    send(bytes, arrived) {
      const now = performance.now()
      freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000
      onTheWay.push(arrived)
      // Timers count whole milliseconds and may change places: what was sent first arrives first.
      setTimeout(() => onTheWay.shift()!(), freeAt - now + latency)
    },
  }
}

/** One way of a connection: what was received lets the sender send as much again, and that much more. */
function carry(from: Socket, to: Socket, lane: Lane): void {
  let window = FIRST_WINDOW
  let onItsWay = 0
  const pump = (): void => {
    while (onItsWay < window && from.readableLength > 0) {
      const chunk = from.read(Math.min(SEGMENT, from.readableLength)) as Buffer
      onItsWay += chunk.length
      lane.send(chunk.length, () => {
        to.write(chunk)
        setTimeout(() => {
          onItsWay -= chunk.length
          window = Math.min(window + chunk.length, LAST_WINDOW)
          pump()
        }, lane.latency)
      })
    }
  }
  from.on('readable', pump)
  from.on('end', () => lane.send(0, () => to.end()))
  pump()
}
