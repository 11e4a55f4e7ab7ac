import { describe, expect, it, vi } from "vitest";
import { bytesOnce } from "./bytes-once.ts";

describe("bytesOnce", () => {
  it("makes the bytes of an object once, and once more for what else they depend on", () => {
    const data = {};
    const serialize = vi.fn(() => "สวัสดี");
    expect(bytesOnce(data, "th", serialize).toString()).toBe("สวัสดี");
    expect(bytesOnce(data, "th", serialize)).toBe(bytesOnce(data, "th", serialize));
    expect(serialize).toHaveBeenCalledTimes(1);
    expect(bytesOnce(data, "en", () => "hello").toString()).toBe("hello");
  });

  it("holds no more memory than the bytes take", () => {
    expect(bytesOnce({}, "en", () => "{}").buffer.byteLength).toBe(2);
  });
});
