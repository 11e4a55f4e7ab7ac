import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { restartLimits, watchServer } from "./watch.ts";

it("doesn't restart a server whose state is unknown", async () => {
  const isRunning = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error("EMFILE"));
  const restart = vi.fn(async () => undefined);
  const onGiveUp = vi.fn();
  const watch = watchServer(
    { isRunning, restart, guardRoom: async () => null },
    {
      log: pino({ level: "silent" }),
      onGiveUp,
      limits: { ...restartLimits, checkMs: 1, maxRestarts: 1 },
    },
  );
  await vi.waitFor(() => expect(isRunning.mock.calls.length).toBeGreaterThan(3));
  expect(restart).not.toHaveBeenCalled();
  isRunning.mockResolvedValueOnce(false).mockResolvedValue(true);
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  await pause(5);
  expect(onGiveUp).not.toHaveBeenCalled();
  await watch.end();
});
