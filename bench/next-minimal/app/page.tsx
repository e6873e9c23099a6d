export default function Page() {
  return <main>Next</main>;
}
