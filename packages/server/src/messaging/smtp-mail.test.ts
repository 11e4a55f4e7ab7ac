import { createServer, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { smtpMail } from "./deliver.ts";

/** Accepts one mail by SMTP. @returns the received recipient, header and body */
const receiveMail = async (send: (url: string) => Promise<void>): Promise<string> => {
  let recipient = "";
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        resolve(recipient + data);
        data = undefined;
        socket.write("250 ok\r\n");
      } else if (text.startsWith("RCPT")) {
        recipient = text;
        socket.write("250 ok\r\n");
      } else if (text.startsWith("DATA")) {
        data = "";
        socket.write("354 go\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`);
    // Joins the lines of long headers.
    return (await promise).replaceAll(/\r\n /g, " ");
  } finally {
    server.close();
  }
};

const mail = { to: "ann@shop.example", subject: "Hello", text: "Hi", key: "7.1795" };

it("sends a Message-ID of the sender's domain and the headers of automatic mail", async () => {
  const unsubscribeUrl = "https://shop.example/api/front/notice/unsubscribe/orders/abc";
  const received = await receiveMail((url) =>
    smtpMail(url, "Tire House <no-reply@tires.example>")({ ...mail, unsubscribeUrl }),
  );
  expect(received).toContain("Message-ID: <7.1795@tires.example>");
  expect(received).toContain("Auto-Submitted: auto-generated");
  expect(received).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(received).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("sends no List-Unsubscribe with a mail that can't be unsubscribed", async () => {
  const received = await receiveMail((url) => smtpMail(url, "no-reply@tires.example")(mail));
  expect(received).toContain("Message-ID: <7.1795@tires.example>");
  expect(received).not.toContain("List-Unsubscribe");
});

it("sends to the ASCII form of a domain in another script", async () => {
  const received = await receiveMail((url) =>
    smtpMail(url, "no-reply@tires.example")({ ...mail, to: "ann@exämple.example" }),
  );
  expect(received).toContain("RCPT TO:<ann@xn--exmple-cua.example>");
  expect(received).toContain("To: ann@xn--exmple-cua.example");
});
