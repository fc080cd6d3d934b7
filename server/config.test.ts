import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)]
  }
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      publicUrl: null,
      trustProxy: false,
      readSeconds: 20,
    })
  })

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: null })
  })

  it('drops the slash behind the site’s address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    )
  })

  it('names every fault in a sentence of its own', () => {
    expect(
      faultsOf({
        PORT: 'eighty',
        PUBLIC_URL: 'shop.example',
        LOG_LEVEL: 'loud',
        MAX_IMAGE_MB: '0',
        READ_SECONDS: '61',
        TRUST_PROXY: 'everyone',
        ADMIN_EMAIL: 'nobody',
        ADMIN_PASSWORD: 'short',
        DATABASE_URL: 'postgres://localhost/shop',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      expect.stringContaining('DATABASE_URL is not supported'),
      expect.stringContaining('PUBLIC_URL must be an address'),
      expect.stringContaining('TRUST_PROXY must be addresses'),
      'ADMIN_EMAIL must be a valid e-mail address.',
      'ADMIN_PASSWORD must be at least 8 characters long.',
      'MAX_IMAGE_MB must be a whole number from 1 to 1000.',
      'READ_SECONDS must be a whole number from 0 to 60.',
      expect.stringContaining('LOG_LEVEL must be one of'),
    ])
  })

  it('wants the site’s address where pages are written for a server in front', () => {
    expect(faultsOf({ PAGE_EXPORT_DIR: '/srv/pages' })).toEqual([
      'PAGE_EXPORT_DIR needs PUBLIC_URL, the site’s address that stands in the pages.',
    ])
    const together = { PAGE_EXPORT_DIR: '/srv/pages', PUBLIC_URL: 'https://shop.example' }
    expect(readConfig(together).pageExportDir).toBe('/srv/pages')
  })

  it('wants address and password of the first administrator together', () => {
    expect(faultsOf({ ADMIN_EMAIL: 'a@example.com' })).toEqual([
      'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.',
    ])
  })
})
