import { conforms } from "../../testing/conformance.tsx";
import { Card } from "./index.ts";

conforms("Card", (props) => <Card {...props}>Products</Card>);
