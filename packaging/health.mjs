// Health check of a container: exits with 0 if database and storage respond.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
