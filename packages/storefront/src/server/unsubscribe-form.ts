import { createClient, isApiError } from "@carmine/api/client";
import { noticeUnsubscribe } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as paths from "../app/paths.ts";
import { unsubscribeFields, unsubscribeHref } from "../features/notices/unsubscribe-address.ts";
import type { StorefrontOptions } from "./options.ts";
import { takeForm } from "./take-form.ts";
import { visitorHeaders } from "./session-cookie.ts";
import { transportTo } from "./transport.ts";

/** Handles the unsubscribe form of a page without scripts and shows the page with the result. */
export const addUnsubscribeForm = (app: FastifyInstance, options: StorefrontOptions): void =>
  takeForm(app, options, paths.unsubscribe, async ({ fields, locale, request }) => {
    const given = Object.fromEntries(unsubscribeFields.map((name) => [name, fields.get(name) ?? ""]));
    const parsed = noticeUnsubscribe.body.safeParse(given);
    if (!parsed.success) return paths.unsubscribe;
    try {
      const transport = transportTo(options, visitorHeaders(request));
      await createClient({ ...transport, locale }).call(noticeUnsubscribe, { body: parsed.data });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return unsubscribeHref(given, "refused");
    }
    return unsubscribeHref(given, "stopped");
  });
