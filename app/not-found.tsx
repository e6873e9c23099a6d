import { LazyNotFound } from "@/components/layout/LazyNotFound";

export default function NotFound() {
  return <LazyNotFound />;
}
