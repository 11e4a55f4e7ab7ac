import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { demoKeyCookie, hasDemoKey, isDemoKey } from "../http/callers/demo-key.ts";
import { wireTime } from "../shared/wire-time.ts";
import { deliverMail, smtpMail, twilioText } from "./deliver.ts";
import { outboxPage } from "./outbox-page.ts";
import { outboxMessage } from "../database/schema/platform.ts";

const locked =
  "Others can reach this demo, so its outbox opens only by the link that the shop printed at its start.";
const shown = 100;
const deliverEveryMs = 2_000;

/**
 * The six-digit code of a message, if it has one. URLs are skipped, because their tokens may contain six
 * digits.
 */
export const codeIn = (text: string): string | null =>
  /(?<![\w-])\d{6}(?![\w-])/.exec(text.replaceAll(/https?:\/\/\S+/g, ""))?.[0] ?? null;

/** Delivery of mail; in demo mode also the outbox page, so that a shop without a provider can be tried. */
export const registerMessaging = (app: FastifyInstance, ctx: AppContext): void => {
  const { config, db } = ctx;
  if (config.smtpUrl !== null) {
    const sendMail = smtpMail(config.smtpUrl, config.mailFrom);
    ctx.jobs.every("send-emails", deliverEveryMs, () => deliverMail(ctx, sendMail));
  }
  if (config.twilio !== null) {
    const sendText = twilioText(config.twilio);
    ctx.jobs.every("send-text-messages", deliverEveryMs, () => deliverMail(ctx, sendText, "sms"));
  }
  if (!config.demo) return;

  const read = async (to: string | undefined) => {
    const rows = await db
      .select()
      .from(outboxMessage)
      .where(to === undefined || to === "" ? undefined : eq(outboxMessage.to, to))
      .orderBy(desc(outboxMessage.id))
      .limit(shown);
    return rows.map(({ id, kind, to: address, subject, text, html, attachment, createdAt }) => ({
      id,
      kind,
      to: address,
      subject,
      text,
      // Mails with HTML are about orders, whose numbers and amounts aren't codes.
      code: html === null ? codeIn(text) : null,
      ...(html !== null && { mail: `/__outbox/mail/${id}` }),
      createTime: wireTime(createdAt),
      ...(attachment && { file: attachment.name }),
    }));
  };
  const wanted = (query: unknown) => {
    const { to, key } = query as { to?: unknown; key?: unknown };
    return { to: typeof to === "string" ? to : undefined, key };
  };
  app.get("/__outbox.json", async (request, reply) => {
    const { to, key } = wanted(request.query);
    reply.header("cache-control", "no-store");
    if (!hasDemoKey(ctx, request) && !isDemoKey(ctx, key)) return reply.code(403).send({ message: locked });
    return read(to);
  });
  app.get("/__outbox/mail/:id", async (request, reply) => {
    const { id } = request.params as { id: string };
    reply
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:",
      );
    if (!hasDemoKey(ctx, request)) return reply.code(403).type("text/plain; charset=utf-8").send(locked);
    const [found] = /^\d{1,9}$/.test(id)
      ? await db
          .select({ html: outboxMessage.html })
          .from(outboxMessage)
          .where(eq(outboxMessage.id, Number(id)))
      : [];
    if (!found?.html) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return reply.type("text/html; charset=utf-8").send(found.html);
  });
  app.get("/__outbox/:id/:name", async (request, reply) => {
    const { id } = request.params as { id: string };
    reply.header("cache-control", "no-store");
    if (!hasDemoKey(ctx, request)) return reply.code(403).type("text/plain; charset=utf-8").send(locked);
    const [found] = /^\d{1,9}$/.test(id)
      ? await db
          .select({ attachment: outboxMessage.attachment })
          .from(outboxMessage)
          .where(eq(outboxMessage.id, Number(id)))
      : [];
    if (!found?.attachment)
      return reply.code(404).type("text/plain; charset=utf-8").send("There is no such file.");
    const { name, type, text } = found.attachment;
    return reply
      .type(`${type}; charset=utf-8`)
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(text);
  });
  app.get("/__outbox", async (request, reply) => {
    const { to, key } = wanted(request.query);
    reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'");
    // Moves the key into a cookie, out of the URL and the browser's history.
    if (isDemoKey(ctx, key))
      return reply
        .header("set-cookie", demoKeyCookie(ctx))
        .redirect(to === undefined ? "/__outbox" : `/__outbox?to=${encodeURIComponent(to)}`);
    if (!hasDemoKey(ctx, request)) return reply.code(403).type("text/plain; charset=utf-8").send(locked);
    return reply.type("text/html; charset=utf-8").send(outboxPage(await read(to), to ?? ""));
  });
};
