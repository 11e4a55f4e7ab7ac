import { expect, it } from "vitest";
import { shopAddress } from "./shop-address.ts";

const config = { publicUrl: null, host: "127.0.0.1", port: 3000 };

it("is the public URL, if configured", () => {
  expect(shopAddress({ ...config, publicUrl: "https://shop.example" })).toBe("https://shop.example");
});

it("can be opened in a browser, whatever host the shop listens on", () => {
  expect(shopAddress(config)).toBe("http://127.0.0.1:3000");
  expect(shopAddress({ ...config, host: "0.0.0.0" })).toBe("http://localhost:3000");
  expect(shopAddress({ ...config, host: "::" })).toBe("http://localhost:3000");
  expect(shopAddress({ ...config, host: "::1" })).toBe("http://[::1]:3000");
});

it("has the actual port", () => {
  expect(shopAddress({ ...config, port: 0 }, 41_999)).toBe("http://127.0.0.1:41999");
});
