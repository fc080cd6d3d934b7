// Ends with 0 where the shop answers with its database and storage: what a container is asked.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
