/** Schemas can say how the product API shows them only if they were made after this; a worker's files share one zod. */
import "@hono/zod-openapi";
