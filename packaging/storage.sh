#!/bin/sh
# Starts SeaweedFS with one key and makes the bucket of the shop.
set -eu
cat > /tmp/s3.json <<KEYS
{"identities": [{"name": "shop",
  "credentials": [{"accessKey": "shop", "secretKey": "$S3_SECRET"}],
  "actions": ["Admin", "Read", "Write", "List", "Tagging"]}]}
KEYS
rm -f /tmp/ready
(
  until echo 's3.bucket.list' | weed shell 2> /dev/null | grep -qw media; do
    sleep 1
    echo 's3.bucket.create -name media' | weed shell > /dev/null 2>&1 || true
  done
  touch /tmp/ready
) &
exec weed server -dir=/data -ip=127.0.0.1 -ip.bind=0.0.0.0 -s3 -s3.port=8333 -s3.config=/tmp/s3.json \
  -volume.max=0 -master.volumeSizeLimitMB=1024
