import type { FastifyInstance, InjectOptions } from "fastify";

/** A `fetch` that goes straight into an app of the same process: no socket, no second data path. */
export const inProcess =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const options: InjectOptions = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    };
    if (request.body) options.payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject(options);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) headers.append(name, String(one));
      }
    }
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
