export default function LinkedinCallback() {
  return <main />;
}
