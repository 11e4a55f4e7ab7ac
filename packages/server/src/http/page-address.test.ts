import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  [{ publicUrl: null, host: "127.0.0.1", port: 3000 }, "http://127.0.0.1:3000/lao/users"],
  [{ publicUrl: null, host: "0.0.0.0", port: 80 }, "http://localhost:80/lao/users"],
  [{ publicUrl: null, host: "::1", port: 80 }, "http://[::1]:80/lao/users"],
  [{ publicUrl: "https://shop.example", host: "0.0.0.0", port: 80 }, "https://shop.example/lao/users"],
])("opens %j at the URL printed at startup", (config, address) => {
  expect(pageAddress({ ...config, consoleUrl: null }, "lao", "/users")).toBe(address);
});

it.each([
  [null, "https://shop.example/console/s/1/orders"],
  ["https://console.example", "https://console.example/console/s/1/orders"],
])("opens the console on its own host %j, without a language", (consoleUrl, address) => {
  const config = { publicUrl: "https://shop.example", consoleUrl, host: "0.0.0.0", port: 80 };
  expect(pageAddress(config, "lao", "/console/s/1/orders")).toBe(address);
});
