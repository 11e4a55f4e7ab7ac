import { describe, expect, it } from "vitest";
import { fetchPicture } from "./fetch-picture.ts";
import { isPublicAddress, isPrivateHost, publicLookup } from "./public-address.ts";

describe("isPublicAddress", () => {
  it.each(["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "172.32.0.1"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "ff02::1",
    "localhost",
    "",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("fetchPicture", () => {
  it.each([
    ["http://127.0.0.1/a.png", "127.0.0.1 isn’t a public address."],
    ["http://2130706433/a.png", "127.0.0.1 isn’t a public address."],
    ["http://0x7f.1/a.png", "127.0.0.1 isn’t a public address."],
    ["http://[::1]/a.png", "::1 isn’t a public address."],
    ["http://[::ffff:10.0.0.1]/a.png", "::ffff:a00:1 isn’t a public address."],
    ["http://169.254.169.254/latest/meta-data", "169.254.169.254 isn’t a public address."],
    ["http://localhost/a.png", "localhost isn’t a public address."],
    ["http://example.com:22/", "includes a port or an account"],
    ["http://user:secret@example.com/", "includes a port or an account"],
    ["file:///etc/passwd", "begins with file:"],
    ["ftp://example.com/a.png", "begins with ftp:"],
    ["not a url", "isn’t a URL"],
  ])("refuses %s", async (address, reason) => {
    await expect(fetchPicture(address)).rejects.toThrow(reason);
  });

  it("reports a host that doesn't respond, and marks it as down", async () => {
    await expect(fetchPicture("https://nowhere.invalid/a.png")).rejects.toMatchObject({
      message: expect.stringContaining("nowhere.invalid can’t be reached"),
      hostIsDown: true,
    });
  });
});

it("resolves public names, as one address or as all", async () => {
  const resolved = (all: boolean) =>
    new Promise((resolve) => publicLookup("8.8.8.8", { all }, (...answer) => resolve(answer)));
  expect(await resolved(false)).toEqual([null, "8.8.8.8", 4]);
  expect(await resolved(true)).toEqual([null, [{ address: "8.8.8.8", family: 4 }]]);
});

it("refuses a name with one private address among public ones, and a name without addresses", () => {
  const outside = { address: "8.8.8.8", family: 4 };
  expect(isPrivateHost([outside])).toBe(false);
  expect(isPrivateHost([outside, { address: "10.0.0.1", family: 4 }])).toBe(true);
  expect(isPrivateHost([])).toBe(true);
});

it("refuses names that resolve to private addresses", async () => {
  const error = await new Promise((resolve) => publicLookup("localhost", { all: false }, resolve));
  expect(error).toMatchObject({ name: "PrivateAddress" });
});
