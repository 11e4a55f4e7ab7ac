import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { ActivityOf } from "./Activity.tsx";
import { dealParams } from "./params.ts";
import { AllActivities } from "./AllActivities.tsx";

/** An activity by its number; without one, all that run now. */
export default function ActivityListPage(): ReactElement {
  const params = useSearchParams();
  return params.has("id") ? <ActivityOf search={dealParams.read(params)} /> : <AllActivities />;
}
