// Loaded into the program: the providers' names lead to this machine, as an entry in /etc/hosts would make them.
import dns from 'node:dns';

const { lookup } = dns;
const providers = /(^|\.)(linkedin|razorpay)\.com$/;

dns.lookup = (name, ...rest) => lookup(providers.test(name) ? '127.0.0.1' : name, ...rest);
