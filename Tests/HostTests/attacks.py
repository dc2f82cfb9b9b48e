"""Attacks of a program in the sandbox on the machine it runs on. Each answers what it got; "held" where that is nothing."""
import ctypes
import fcntl
import os
import socket
import subprocess
import threading
import time

libc = ctypes.CDLL(None, use_errno=True)


def refused(action):
    try:
        return f"got {action()}"
    except OSError as error:
        return "held" if error.errno not in (0, None) else f"odd {error}"


def call(number, *arguments):
    result = libc.syscall(number, *arguments)
    if result < 0:
        raise OSError(ctypes.get_errno(), "call")
    return result


def terminal(_):
    """Types into the terminal of whoever started it."""
    def type_into(path):
        file = os.open(path, os.O_RDWR | os.O_NOCTTY)
        fcntl.ioctl(file, 0x5412, b"x")
    for descriptor in range(3):
        answer = refused(lambda: fcntl.ioctl(descriptor, 0x5412, b"x"))
        if answer != "held":
            return answer
    return refused(lambda: type_into("/dev/tty"))


def descriptors(_):
    """Uses what the caller left open."""
    numbers = sorted(int(name) for name in os.listdir("/proc/self/fd"))
    places = {}
    for number in numbers:
        try:
            places[number] = os.readlink(f"/proc/self/fd/{number}")
        except OSError:
            continue
    extra = {number: place for number, place in places.items() if number > 3 and not place.startswith("/proc") and not place.endswith("attacks.py")}
    return "held" if not extra else f"got {extra}"


def unix_socket(path):
    """Talks to a service of the machine by the path of its socket."""
    def connect():
        with socket.socket(socket.AF_UNIX) as service:
            service.connect(path)
    return refused(connect)


def abstract_socket(name):
    """Talks to a service by an abstract name, which no file system hides."""
    def connect():
        with socket.socket(socket.AF_UNIX) as service:
            service.connect("\0" + name)
    return refused(connect)


def read_file(path):
    """Reads a file of the machine's user."""
    return refused(lambda: len(open(path, "rb").read()))


def list_folder(path):
    """Looks into a folder of the machine's user."""
    def look():
        names = os.listdir(path)
        return names
    return refused(look)


def write_file(path):
    """Writes outside of its containers."""
    return refused(lambda: os.open(path, os.O_WRONLY | os.O_CREAT))


def processes(_):
    """Sees other processes."""
    def count():
        numbers = [int(name) for name in os.listdir("/proc") if name.isdigit()]
        return len(numbers)
    return "held" if count() <= 4 else f"got {count()} processes"


def inside_process(number):
    """Reads the variables, files and memory of a process."""
    attempts = [
        lambda: open(f"/proc/{number}/environ", "rb").read()[:1], lambda: os.readlink(f"/proc/{number}/cwd"),
        lambda: os.readlink(f"/proc/{number}/fd/0"), lambda: open(f"/proc/{number}/maps").readline(), lambda: open(f"/proc/{number}/mem", "rb").read(1),
    ]
    return next((answer for answer in map(refused, attempts) if answer != "held"), "held")


def own_threads(_):
    """Looks after its own threads, as libdispatch does; no attack."""
    answers = []
    thread = threading.Thread(target=lambda: answers.append(refused(lambda: open(f"/proc/{threading.get_native_id()}/stat").read()[:0])))
    thread.start()
    thread.join()
    return answers[0]


def signal(number):
    """Ends a process of the machine's user."""
    return refused(lambda: os.kill(int(number), 0))


def network(port):
    """Reaches the network."""
    return refused(lambda: socket.create_connection(("127.0.0.1", int(port)), 2).close())


def memory_file(_):
    """Takes memory that no process has mapped."""
    return refused(lambda: call(319, b"x", 0))


def shared_segment(_):
    """Takes memory that outlives it."""
    return refused(lambda: call(29, 0, 1 << 20, 0o1600))


def namespaces(_):
    """Makes itself root of a namespace of its own."""
    answer = refused(lambda: call(272, 0x10000000))
    if answer != "held":
        return answer
    return refused(lambda: call(56, 0x10000000 | 17, 0, 0, 0, 0))


def trace(number):
    """Takes another process over."""
    return refused(lambda: call(101, 16, int(number), 0, 0))


def keys(_):
    """Reads the user's keys in the kernel."""
    return refused(lambda: call(250, 0, -3, 0))


def ring(_):
    """Makes calls that a filter does not see."""
    return refused(lambda: call(425, 8, 0))


def privileges(path):
    """Becomes root by a program with that right."""
    answer = subprocess.run(["/usr/bin/env", "cat", "/proc/self/status"], capture_output=True, text=True).stdout
    held = [line for line in answer.splitlines() if line.startswith(("CapEff", "NoNewPrivs"))]
    return "held" if held == ["CapEff:\t0000000000000000", "NoNewPrivs:\t1"] else f"got {held}"


def settings(_):
    """Changes a setting of the kernel."""
    return refused(lambda: os.open("/proc/sys/kernel/core_pattern", os.O_WRONLY))


def fill_shared_memory(bytes_wanted):
    """Fills files in memory."""
    with open("/dev/shm/attack", "wb") as file:
        for _ in range(int(bytes_wanted) >> 20):
            file.write(b"x" * (1 << 20))
            file.flush()
    time.sleep(20)
    return "got it"


def fill_disk(bytes_wanted):
    """Fills the disk."""
    with open(os.path.join(os.environ["HOME"], "Documents", "attack"), "wb") as file:
        for _ in range(int(bytes_wanted) >> 20):
            file.write(os.urandom(1 << 20))
    time.sleep(20)
    return "got it"


def short_peak(bytes_wanted):
    """Takes much memory for an instant."""
    block = bytearray(b"x") * int(bytes_wanted)
    del block
    return "got it"
