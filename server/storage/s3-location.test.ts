import { expect, it } from 'vitest'
import { readMediaUrl } from './s3-location.ts'

const faultOf = (text: string) => {
  try {
    return readMediaUrl(text)
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

it('parses a minimal MEDIA_URL as an AWS bucket with defaults', () => {
  expect(readMediaUrl('s3://shop-media')).toEqual({
    bucket: 'shop-media',
    prefix: '',
    endpoint: null,
    region: 'us-east-1',
    isPathStyle: false,
    delivery: 'proxy',
    address: 'https://shop-media.s3.us-east-1.amazonaws.com',
  })
})

it('builds virtual-hosted bucket URLs, or path-style ones if the host requires it', () => {
  const addresses = [
    's3://media/a/b/?endpoint=https://s3.example.com/&region=eu-1',
    's3://media?endpoint=https://s3.example.com&path-style',
    's3://media?endpoint=http://127.0.0.1:9000',
    's3://media?endpoint=http://storage:9000',
    's3://media?endpoint=http://storage:9000&path-style=false',
    's3://me.dia?region=eu-1',
  ]
  expect(addresses.map((text) => readMediaUrl(text).address)).toEqual([
    'https://media.s3.example.com',
    'https://s3.example.com/media',
    'http://127.0.0.1:9000/media',
    'http://storage:9000/media',
    'http://media.storage:9000',
    'https://s3.eu-1.amazonaws.com/me.dia',
  ])
  expect(readMediaUrl('s3://media/a/b/').prefix).toBe('a/b')
})

it('throws an error message for an invalid MEDIA_URL', () => {
  const example =
    'MEDIA_URL must be an address such as s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1.'
  expect(
    [
      'https://media',
      's3://Me',
      's3://key:secret@media',
      's3://media?endpoint=s3.example.com',
      's3://media?region=eu%20central',
      's3://media?path-style=maybe',
      's3://media?delivery=post',
      's3://media?acl=private',
    ].map(faultOf),
  ).toEqual([
    example,
    example,
    'MEDIA_URL must hold no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    'The endpoint of MEDIA_URL must be an address such as https://s3.example.com.',
    'The region of MEDIA_URL must be a name such as eu-central-1.',
    'The path-style of MEDIA_URL must be true or false.',
    'The delivery of MEDIA_URL must be proxy, signed or public.',
    'MEDIA_URL has the unknown option “acl”. It knows endpoint, region, path-style, delivery, address.',
  ])
})
