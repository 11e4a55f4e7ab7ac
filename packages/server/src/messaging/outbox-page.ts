export interface OutboxRow {
  id: number;
  kind: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  code: string | null;
  createTime: string;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const message = ({ kind, to, subject, text, code, createTime }: OutboxRow) => `
    <article>
      <header><strong>${escaped(to)}</strong><span>${kind === "mail" ? "Mail" : "Text message"}</span><time>${createTime}</time></header>
      <h2>${escaped(subject)}</h2>
      ${code === null ? "" : `<p class="code" aria-label="Code">${code}</p>`}
      <pre>${escaped(text)}</pre>
    </article>`;

/** The outbox as a page for people who try the shop. English: it belongs to the demo, not to the shop. */
export const outboxPage = (rows: OutboxRow[], to: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Outbox</title>
  <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { max-width: 720px; margin: 40px auto; padding: 0 16px; }
    form { display: flex; gap: 8px; margin: 24px 0; }
    input { flex: 1; font: inherit; padding: 8px 12px; }
    button { font: inherit; padding: 8px 16px; }
    article { border: 1px solid #8884; border-radius: 8px; padding: 16px 20px; margin: 16px 0; }
    header { display: flex; gap: 16px; align-items: baseline; }
    header span, time { color: GrayText; }
    time { margin-left: auto; }
    h2 { font-size: 17px; margin: 8px 0; }
    pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
    .code { font: 600 28px/1.3 ui-monospace, monospace; letter-spacing: 6px; margin: 8px 0; }
  </style>
</head>
<body>
  <main>
    <h1>Outbox</h1>
    <p>Mail and text messages of this demo shop, newest first. Nothing is sent.</p>
    <form>
      <input name="to" value="${escaped(to)}" aria-label="Address or phone number" placeholder="Address or phone number">
      <button>Show</button>
    </form>
    ${rows.length === 0 ? "<p>No messages.</p>" : rows.map(message).join("")}
  </main>
</body>
</html>
`;
