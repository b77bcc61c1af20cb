#!/bin/sh
# Brings a version into a cluster: its tables first, then its services, one after the other.
#   ./roll-out.sh overlays/production
set -eu
cd "$(dirname "$0")"
overlay=${1:?Usage: ./roll-out.sh overlays/production}
namespace=$(kubectl kustomize "$overlay" | sed -n 's/^  namespace: //p' | head -n 1)

# A job is never changed, only made.
kubectl delete --namespace "$namespace" --ignore-not-found job/phila-migrate
kubectl apply --kustomize "$overlay" --selector phila/step=before
if ! kubectl wait --namespace "$namespace" --for=condition=complete --timeout=15m job/phila-migrate; then
  kubectl logs --namespace "$namespace" job/phila-migrate
  echo 'Not migrated: the version before goes on, and nothing else was changed.'
  exit 1
fi
kubectl logs --namespace "$namespace" job/phila-migrate

kubectl apply --kustomize "$overlay"
kubectl rollout status --namespace "$namespace" --timeout=15m deployment/phila-web
kubectl rollout status --namespace "$namespace" --timeout=15m deployment/phila-worker
