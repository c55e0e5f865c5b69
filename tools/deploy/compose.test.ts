import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const service = (name: string) => text('compose.yaml').split(/\n(?= {0,2}\w[\w-]*:)/).find((part) => part.startsWith(`  ${name}:`)) ?? ''

describe('the images and how they are started', () => {
  it('nothing but this machine reaches the sandbox, whose members everybody knows', () => {
    const ports = [...service('api').matchAll(/"([\d.:]+):\d+"/g)].map(([, published]) => published)
    expect(ports).toEqual(['127.0.0.1:4010', '127.0.0.1:4020', '127.0.0.1:4030'])
  })

  it('the sandbox is told which proxies stand before it', () => {
    expect(service('api')).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}')
  })

  it('web and page start without the sandbox, and do not lose their network when it starts anew', () => {
    for (const name of ['web', 'page']) expect(service(name)).toMatch(/target: \w+[^]*read_only: true/)
    for (const name of ['web', 'page']) expect(service(name)).not.toMatch(/depends_on|network_mode/)
    expect(service('page')).toContain('API_ADDRESS: ${API_ORIGIN:-http://api:4010}')
  })

  it('no image runs as root', () => {
    const stages = text('Dockerfile').split(/^(?=FROM )/m).filter((stage) => /^CMD/m.test(stage))
    expect(stages.map((stage) => /^USER (.+)$/m.exec(stage)?.[1])).toEqual(['www-data', 'node', 'node'])
  })
})
