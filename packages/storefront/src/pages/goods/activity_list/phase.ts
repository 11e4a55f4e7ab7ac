import { queries, type ActivityView } from "@carmine/api/hooks";
import { readWireTime } from "@carmine/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useServerTime } from "../../../features/loading/server-clock.ts";

export type Phase = ActivityView["phase"];

/** Phase of an activity at a time in ms since 1970. */
export const phaseAt = ({ from, until }: Pick<ActivityView, "from" | "until">, now: number): Phase => {
  const [begin, end] = [readWireTime(from)?.getTime(), readWireTime(until)?.getTime()];
  if (begin !== undefined && now < begin) return "coming";
  return end !== undefined && now >= end ? "ended" : "running";
};

/**
 * The phase of an activity: while hydrating, the one at render time, which may be minutes ago; then by the server's
 * clock. Call `turn` when the page's clock reaches zero.
 * @param updatedAt fetch time of the activity, by the device's clock
 */
export const usePhase = (
  activity: ActivityView | undefined,
  updatedAt: number,
): { phase: Phase; turn: () => void } => {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [turned, setTurned] = useState(0);
  const now = Math.max(useServerTime({ moment: updatedAt }) ?? 0, turned);
  if (!activity) return { phase: "running", turn: () => undefined };
  const phase = now === 0 ? activity.phase : phaseAt(activity, now);
  const turn = (): void => {
    const moment = phase === "coming" ? activity.from : (activity.endsAt ?? activity.until);
    // The clock that reached zero uses the server's time.
    setTurned(readWireTime(moment)?.getTime() ?? 0);
    // Invalidates all activities: another one may start when this one ends.
    const [domain] = queries.activityDetail(api, activity.id).queryKey;
    void queryClient.invalidateQueries({ queryKey: [domain] });
  };
  return { phase, turn };
};
