export default function LogIn() {
  return <main />;
}
