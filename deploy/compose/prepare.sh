#!/bin/sh
# Makes what compose.yml reads and no repository may have: secrets, settings and a certificate to try it with.
# What is there already stays: ./prepare.sh site.example.org
set -eu
cd "$(dirname "$0")"
host=${1:?Usage: ./prepare.sh site.example.org}
mkdir -p secrets tls
chmod 0711 secrets

# The containers run as other users than the one who makes these, and each is given its own files alone.
keep() {
  [ -s "$2" ] && return
  printf '%s' "$1" > "$2"
  chmod 0444 "$2"
}
random() { openssl rand -hex 32; }

keep "$(random)" secrets/database-password
keep "postgres://phila:$(cat secrets/database-password)@database:5432/phila" secrets/database-url
keep "$(openssl rand -base64 48 | tr -d '\n')" secrets/token-secret
keep "1:$(openssl rand -base64 48 | tr -d '\n')" secrets/sealing-keys
keep "$(random)" secrets/s3-access-key
keep "$(random)" secrets/s3-secret-key
keep "{\"identities\":[{\"name\":\"phila\",\"credentials\":[{\"accessKey\":\"$(cat secrets/s3-access-key)\",\"secretKey\":\"$(cat secrets/s3-secret-key)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\"]}]}" secrets/s3-keys
keep "PUBLIC_URL=https://$host
MAIL_FROM=support@$host
SUPPORT_EMAIL=support@$host
ADMIN_EMAIL=admin@$host" site.env

[ -s tls/site.crt ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$host" \
  -addext "subjectAltName=DNS:$host" -keyout tls/site.key -out tls/site.crt 2> tls/openssl.log

if [ ! -s secrets/smtp-url ]; then
  echo 'Write the address of your mail server into secrets/smtp-url: smtps://user:password@host'
  exit 1
fi
chmod 0444 secrets/smtp-url
echo 'Ready: docker compose up --build --detach'
