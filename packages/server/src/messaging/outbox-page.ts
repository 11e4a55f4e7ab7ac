import { escapeHtml } from "./mail/escape-html.ts";
import { outboxStyles } from "./outbox-styles.ts";

export interface OutboxRow {
  id: number;
  kind: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  code: string | null;
  createTime: string;
  /** URL of the rendered mail. */
  mail?: string;
  /** File name of the attachment. */
  file?: string;
}

const kinds = { mail: "Mail", sms: "Text message" };

const message = ({ id, kind, to, subject, text, code, createTime, mail, file }: OutboxRow) => `
      <li>
        <article aria-labelledby="message-${id}">
          <header>
            <span class="kind">${kinds[kind]}</span>
            <a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>
            <time>${createTime} GMT+8</time>
          </header>
          <h2 id="message-${id}">${escapeHtml(subject || kinds[kind])}</h2>
          ${code === null ? "" : `<p class="code" aria-label="Code">${code}</p>`}
          ${mail === undefined ? "" : `<p><a href="${mail}">Show the mail</a></p>`}
          <pre>${escapeHtml(text)}</pre>
          ${file === undefined ? "" : `<p><a href="/__outbox/${id}/${encodeURIComponent(file)}" download>${escapeHtml(file)}</a></p>`}
        </article>
      </li>`;

const nothing = (to: string) => `
    <p class="nothing">${
      to === ""
        ? "Nothing was sent yet. Codes, order mails and notices of this shop appear here."
        : `Nothing was sent to ${escapeHtml(to)}.`
    }</p>`;

/** The outbox as a page for people who try the shop. In English, because it belongs to the demo. */
export const outboxPage = (rows: OutboxRow[], to: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Outbox of the demo shop</title>
  <style>${outboxStyles}</style>
</head>
<body>
  <main>
    <h1>Outbox</h1>
    <p class="about">What this demo shop would send, newest first. Nothing leaves this computer. <a href="/">To the shop</a></p>
    <form>
      <input name="to" value="${escapeHtml(to)}" aria-label="Address or phone number" placeholder="Address or phone number">
      <button>Show</button>
      ${to === "" ? "" : `<a href="?">Show all</a>`}
    </form>
    ${rows.length === 0 ? nothing(to) : `<ol>${rows.map(message).join("")}\n    </ol>`}
  </main>
</body>
</html>
`;
