// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import { OrderedField } from "./OrderedField.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "content",
  rights: [...operatorRights.content],
  zone: "UTC",
};

const Field = () => {
  const [keys, setKeys] = useState<readonly string[]>(["width"]);
  return (
    <OrderedField
      id="properties"
      label="Properties"
      hint={undefined}
      error={undefined}
      of="properties"
      value={keys}
      max={3}
      onChange={setKeys}
    />
  );
};

test("adds a property by its name, moves it up and removes the other one", async () => {
  const user = userEvent.setup();
  const property = (id: number, key: string, name: string) => ({
    id,
    key,
    name: { en: name },
    kind: "number",
    unit: null,
    choices: [],
    isFilter: false,
    categories: [],
  });
  show(<Field />, {
    place: market,
    answers: {
      "/api/operator/property/list": () => ({
        data: [property(1, "width", "Width"), property(2, "rim", "Rim diameter")],
      }),
    },
  });
  const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(await screen.findByText("Width")).toBeVisible();
  await user.type(screen.getByRole("combobox"), "Rim");
  await user.click(await screen.findByRole("option", { name: "Rim diameter" }));
  expect(shown()).toEqual(["Width", "Rim diameter"]);
  await user.click(screen.getByRole("button", { name: "Move Rim diameter up" }));
  expect(shown()).toEqual(["Rim diameter", "Width"]);
  await user.click(screen.getByRole("button", { name: "Remove Width" }));
  expect(shown()).toEqual(["Rim diameter"]);
});
