import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.errors : [String(error)]
  }
}

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      publicUrl: null,
      trustProxy: false,
      readSeconds: 20,
      secretKey: null,
    })
  })

  it('reads the PostgreSQL connection from DATABASE_URL, and has none by default', () => {
    expect(readConfig({}).postgres).toBeNull()
    const url = 'postgresql://shop:secret@db.example:5433/shop?sslmode=require'
    expect(readConfig({ DATABASE_URL: url, DATABASE_TIMEOUT: '5' }).postgres).toEqual({
      url,
      pool: 10,
      timeout: 5_000,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: null })
  })

  it('strips the trailing slash of PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    )
  })

  it('reports one error message for each invalid setting', () => {
    expect(
      faultsOf({
        PORT: 'eighty',
        PUBLIC_URL: 'shop.example',
        LOG_LEVEL: 'loud',
        MAX_IMAGE_MB: '0',
        READ_SECONDS: '61',
        TRUST_PROXY: 'everyone',
        SECRET_KEY: 'short',
        ADMIN_EMAIL: 'nobody',
        ADMIN_PASSWORD: 'short',
        DATABASE_URL: 'mysql://localhost/shop',
        DATABASE_POOL: '1',
        DATABASE_TIMEOUT: 'never',
        MEDIA_URL: 'https://media.example.com',
        PURGE_URL: 'cdn.example.com',
        IMPORT_HOSTS: 'http://images.example.com',
        METRICS_TOKEN: 'short',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      expect.stringContaining('DATABASE_URL must be the address of a PostgreSQL database'),
      'DATABASE_POOL must be a whole number from 2 to 1000.',
      'DATABASE_TIMEOUT must be a whole number from 0 to 3600.',
      expect.stringContaining('MEDIA_URL must be an address such as s3://'),
      expect.stringContaining('PUBLIC_URL must be an address'),
      'SECRET_KEY must be at least 32 random characters.',
      'PURGE_URL must be an address such as https://cdn.example.com/purge.',
      'IMPORT_HOSTS must be names or addresses of hosts, comma-separated, such as images.example.com or 10.0.0.5:8080.',
      'METRICS_TOKEN must be at least 16 characters long, without spaces.',
      expect.stringContaining('TRUST_PROXY must be addresses'),
      'ADMIN_EMAIL must be a valid e-mail address.',
      'ADMIN_PASSWORD must be at least 8 characters long.',
      'MAX_IMAGE_MB must be a whole number from 1 to 1000.',
      'READ_SECONDS must be a whole number from 0 to 60.',
      expect.stringContaining('LOG_LEVEL must be one of'),
    ])
  })

  it('requires ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(faultsOf({ ADMIN_EMAIL: 'a@example.com' })).toEqual([
      'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.',
    ])
  })
})
