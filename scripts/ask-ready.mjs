/** Whether the site of this machine is ready, by the exit code: the health check of the image. */
const port = process.env.PORT ?? "3000";
const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
process.exit(response?.ok ? 0 : 1);
