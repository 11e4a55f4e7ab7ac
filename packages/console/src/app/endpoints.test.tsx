// @vitest-environment happy-dom
import { operatorBrandList, operatorBrandMerge } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../testing/show.tsx";
import { useRead, useWrite } from "./endpoints.ts";

afterEach(cleanup);

const onSuccess = vi.fn();

const Row = ({ id }: { id: number }) => {
  const merge = useWrite(operatorBrandMerge);
  const body = { id, intoId: 2, from: { name: "Nordland", logo: null } };
  return <button onClick={() => merge.mutate({ body }, { onSuccess })}>Merge</button>;
};

const Rows = () => {
  const { data } = useRead(operatorBrandList, {});
  return data?.length === 0 ? <p>Empty</p> : data?.map(({ id }) => <Row key={id} id={id} />);
};

test("reports the success of a write whose component has unmounted", async () => {
  const rows = [{ id: 1, name: "Nordland", logo: null }];
  show(<Rows />, {
    answers: {
      "/api/operator/brand/list": () => ({ data: rows }),
      "/api/operator/brand/merge": () => {
        rows.pop();
        return { data: { productCount: 3 } };
      },
    },
  });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Empty")).toBeVisible();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ productCount: 3 }));
});
