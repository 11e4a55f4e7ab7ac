import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { ActivityOf } from "./Activity.tsx";
import { dealParams } from "./params.ts";
import { AllActivities } from "./AllActivities.tsx";

/** An activity by id; without an id, all current ones. */
export default function ActivityListPage(): ReactElement {
  const params = useSearchParams();
  return params.has("id") ? <ActivityOf search={dealParams.read(params)} /> : <AllActivities />;
}
